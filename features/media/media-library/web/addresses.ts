/** Where entries open. */
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { linkTo } from '@guanlan/platform/web'
import { type Entry, type EntryRef, filtersOfEntry } from '../contract.ts'

export const entryAddress = (entry: EntryRef): string => linkTo('/iklDetail', null, { id: entry })

export const articlesAddress = (entry: Pick<Entry, 'entry' | 'name' | 'mediaType' | 'platform'>): string =>
  deskAddress({ range: '30d', fold: true, filters: filtersOfEntry(entry) })

/** A new assessment of these. */
export const assessAddress = (entries: readonly EntryRef[]): string =>
  linkTo('/evaluation', null, { open: 'new', entries: entries.join() })
