/** A short sound by level, made on the spot: nothing is loaded, and the volume is the reader's. */
import { remember, remembered } from '@guanlan/platform/web'
import type { Level } from '../../contract.ts'

export const volumes = ['0', '30', '60', '100'] as const
export type Volume = (typeof volumes)[number]

const name = 'noticeVolume'
export const volumeOf = (): Volume => volumes.find(each => each === remembered(name)) ?? '30'
export const chooseVolume = (volume: Volume): void => remember(name, volume)

/** Hertz, one after the other. */
const tones: Readonly<Record<Level, readonly number[]>> = {
  urgent: [880, 660, 880],
  important: [660, 880],
  normal: [660],
}
const toneSeconds = 0.16

/** Silent where the browser plays nothing before the first click. */
export function play(level: Level, volume = volumeOf()): void {
  if (volume === '0' || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = (Number(volume) / 100) * 0.25
  gain.connect(context.destination)
  tones[level].forEach((hertz, at) => {
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(gain)
    tone.start(context.currentTime + at * toneSeconds)
    tone.stop(context.currentTime + (at + 0.9) * toneSeconds)
  })
  setTimeout(() => void context.close(), tones[level].length * toneSeconds * 1_000 + 200)
}
