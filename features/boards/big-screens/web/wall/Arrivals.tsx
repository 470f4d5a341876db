import { useArrivals } from '@guanlan/features/desk/article-list/web'
import { useSpaced } from './use-spaced.ts'

/** Between two times of asking again because something came. */
const pauseMs = 5_000

/** Draws nothing: says when something came. It is loaded once the wall stands. */
export default function Arrivals({ onArrived }: { onArrived: () => void }) {
  useArrivals(everything, useSpaced(onArrived, pauseMs))
  return null
}

/** Panels may be of other monitors than their screen. */
const everything = () => true
