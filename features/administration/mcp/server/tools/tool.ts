import type { Phrase } from '@guanlan/platform/contract'
import type { z } from 'zod'
import type { AskProduct } from '../product.ts'

/** What a tool is run with. */
export interface ToolContext {
  ask: AskProduct
  /** At which a person opens something of the product: an address of its own, as `/monitorDetail?id=1`, made whole. */
  addressOf(path: string): string
  now: Date
  /** Of a dry run: of this tool, these values and this caller. */
  numberOf(tool: string, values: object): string
}

/** One thing that an assistant may do; each is one call of the product, but `ask`, which begins a session for its question. */
export interface Tool {
  name: string
  title: Phrase
  description: Phrase
  input: z.ZodObject
  output: z.ZodObject
  /** It stores something of the caller's own; every other only reads. */
  stores?: true
  run(input: never, context: ToolContext): Promise<Record<string, unknown>>
}

interface Declared<Input extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  input: Input
  run(input: z.output<Input>, context: ToolContext): Promise<Record<string, unknown>>
}
export const tool = <Input extends z.ZodObject>(declared: Declared<Input>): Tool => declared as unknown as Tool
