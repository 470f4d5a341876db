import type { AnyList } from '../records/use-list.ts'

/** What views need of a list: its name, its question as the address has it, and a way to ask another one. */
export type ViewedList = Pick<AnyList, 'name' | 'written' | 'ask'>
