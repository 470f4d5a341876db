import { type RefObject, useCallback, useEffect, useRef } from 'react'

export interface CanvasSize {
  width: number
  height: number
  /** Dots of the screen a pixel. */
  ratio: number
}

/**
 * A canvas as large as its place, painted once a frame, whatever asks for it.
 * @param onZoom by Ctrl and the wheel, or two fingers on a pad: how much, and where
 */
export function useCanvas(
  paint: (on: CanvasRenderingContext2D, size: CanvasSize) => void,
  onZoom: (by: number, at: { x: number; y: number }) => void,
): { canvas: RefObject<HTMLCanvasElement | null>; redraw: () => void; size: () => CanvasSize } {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef(0)
  const now = useRef({ paint, onZoom })
  const size = useCallback(
    (): CanvasSize => ({
      width: canvas.current?.clientWidth ?? 0,
      height: canvas.current?.clientHeight ?? 0,
      ratio: globalThis.devicePixelRatio || 1,
    }),
    [],
  )
  const redraw = useCallback(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      const [at, on] = [canvas.current, canvas.current?.getContext('2d')]
      if (!at || !on) return
      const { width, height, ratio } = size()
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
      if (at.width !== wide || at.height !== high) Object.assign(at, { width: wide, height: high })
      now.current.paint(on, { width, height, ratio })
    })
  }, [size])
  useEffect(() => {
    now.current = { paint, onZoom }
    redraw()
  })
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    const watch = new ResizeObserver(redraw)
    watch.observe(at)
    // Not by React, which listens without the right to keep the page from being scaled.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = at.getBoundingClientRect()
      now.current.onZoom(Math.exp(-event.deltaY * 0.002), { x: event.clientX - box.left, y: event.clientY - box.top })
    }
    at.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      at.removeEventListener('wheel', onWheel)
      cancelAnimationFrame(frame.current)
    }
  }, [redraw])
  return { canvas, redraw, size }
}
