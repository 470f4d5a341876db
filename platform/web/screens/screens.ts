/** Screens are loaded when they are first opened: within 120 s, or the reader is told what went wrong (spec 2, 8, 9). */
import type { ComponentType } from 'react'

/** What a feature's `web/screens.ts` exports: an object from ids such as `articles.desk` to functions that import the screen's file, whose default export is the screen. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>
export type Screens = Readonly<Record<string, ScreenLoader>>

export const screenTimeoutMs = 120_000

/** `missing`: no such screen · `timeout` · `CSS_CHUNK_LOAD_FAILED`: a style sheet · else the type of the error. */
export class ScreenLoadError extends Error {
  readonly type: string
  readonly screen: string
  constructor(type: string, screen: string, cause?: unknown) {
    super(`${screen}: ${type}`, { cause })
    this.name = 'ScreenLoadError'
    this.type = type
    this.screen = screen
  }
}

export async function loadScreen(screens: Screens, id: string, timeoutMs = screenTimeoutMs): Promise<ComponentType> {
  const load = screens[id]
  if (!load) throw new ScreenLoadError('missing', id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ScreenLoadError('timeout', id)), timeoutMs)
  })
  try {
    return (await Promise.race([load(), late])).default
  } catch (error) {
    if (error instanceof ScreenLoadError) throw error
    throw new ScreenLoadError(typeOf(error), id, error)
  } finally {
    clearTimeout(timer)
  }
}

/** Vite names the style sheet in the sentence of the error it raises; it has no code of its own. */
export function typeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/unable to preload css/i.test(text)) return 'CSS_CHUNK_LOAD_FAILED'
  return error instanceof Error ? error.name : 'Error'
}
