import {
  bin,
  erase as eraseArticles,
  restore as restoreArticles,
} from '@guanlan/features/articles/articles/server/facts'
import { kind } from './kind.ts'

type Nothing = Record<never, never>

export const remove = kind<Nothing>({ change: bin, tells: 'places' })
export const restore = kind<Nothing>({ change: restoreArticles, tells: 'places' })
export const erase = kind<Nothing>({ change: eraseArticles, tells: 'places' })
