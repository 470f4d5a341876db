/** Long work: declared once by its feature, put in by a call, done by workers in slices. */
import type { Locale } from '@guanlan/platform/contract'
import type { z } from 'zod'
import type { Tx } from '../database.ts'
import type { FileStore } from '../files/store.ts'
import type { ShapeFile } from './result-files.ts'

export interface Job<Input> {
  /** `feature.act`. */
  name: string
  /** What people read in the tray. */
  title(input: Input, locale: Locale): string
  input: z.ZodType<Input>
  /** What came of it, in the tray; null: only how much was done. */
  outcome?(result: unknown, locale: Locale): string | null
  /** What the result is called among the reader's files, and its media type; default CSV by the name of the job. */
  file?(input: Input, locale: Locale): { name: string; type: string }
  /** What it makes elsewhere: the call that gives a file, or the screen where it stands. The tray opens it once it is done. */
  opens?(input: Input): Made
  /** The tray offers to take back what it did; the call that begins it declares `undo` too. */
  undo?: true
  /** It is the organisation's, and goes on when the one who began it leaves; otherwise it is cancelled then. */
  ofOrganisation?: true
  /** Failures in a row after which it is given up; default 3. */
  retries?: number
  /** At once in one process; default 2. */
  concurrency?: number
  /** At once of one organisation, in all processes; default 1. */
  perOrganisation?: number
  /** May take minutes of the machine: of what one person asked for, of whatever kind, one such goes on at a time. */
  isBig?: true
}

export type Made = { call: string; name: string } | { screen: string }

export interface Slice<Input> {
  orgId: number
  userId: number | null
  /** Whose rights it has, where nobody's call began it (`Starter.actsFor`). */
  actsFor?: number | null
  /** Monitors that this person may see (`Scope.limitedTo`). */
  limitedTo?: readonly number[] | undefined
  taskId: number
  input: Input
  /** Where the slice before stopped; null at the beginning. */
  cursor: unknown
  /**
   * The one transaction of this slice: its effect and its place are kept together. What it changes belongs to the operation that began the
   * task, and is taken back with it.
   */
  db: Tx
  /** Where files lie that people have sent. */
  store: FileStore
  /** Aborted when the task is cancelled. */
  signal: AbortSignal
}

export interface SliceDone {
  /** Where the next slice goes on; null: all is done. */
  cursor: object | null
  /** Added to what is done. */
  done: number
  /** How much there is in all, when it is known or has changed. */
  total?: number | null
  result?: object
  /** Appended to what becomes the result file, once. */
  file?: string
  /** Goes on after so many milliseconds; others get their turn meanwhile. */
  pauseMs?: number
}

/** A job and how it is done. */
export interface JobWork<Input> {
  job: Job<Input>
  /** `system`: the transaction sees all organisations (the pipeline's tables); default is the organisation of the task. */
  runsAs?: 'organisation' | 'system'
  /** @throws a refusal to give up at once with its sentence; anything else is tried again */
  slice(of: Slice<Input>): Promise<SliceDone>
  /** In the last slice: makes the result file of what the slices appended; default as it is. */
  shape?(of: Slice<Input>): Promise<ShapeFile>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs has many inputs
export type AnyJob = Job<any>
// biome-ignore lint/suspicious/noExplicitAny: the same
export type AnyJobWork = JobWork<any>

/** Types what is put in. */
export const job = <Input>(declared: Job<Input>): Job<Input> => declared
/** Types each slice by its job's input. */
export const work = <Input>(
  of: Job<Input>,
  slice: JobWork<Input>['slice'],
  more: Pick<JobWork<Input>, 'runsAs' | 'shape'> = {},
): JobWork<Input> => ({ job: of, slice, ...more })
