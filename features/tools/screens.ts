import { screens as recognition } from '@guanlan/features/tools/recognition/screens'
import { screens as wordClouds } from '@guanlan/features/tools/word-clouds/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...recognition, ...wordClouds }
