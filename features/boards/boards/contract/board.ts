/** A board: several views, each a layout of panels narrowed in its own way. */
import { recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Frame, mostPanels, Panel } from './panel.ts'

export const nameLength = 50
export const mostViews = 10

export const Name = z.string().trim().min(1, 'boards.nameLength').max(nameLength, 'boards.nameLength')

export const View = z.object({
  name: Name,
  frame: Frame.prefault({}),
  panels: z.array(Panel).max(mostPanels, 'boards.panelCount').default([]),
})
export type View = z.infer<typeof View>

export const Draft = z.object({
  name: Name,
  views: z.array(View).min(1, 'boards.viewCount').max(mostViews, 'boards.viewCount'),
})
export type Draft = z.infer<typeof Draft>

export const Board = z.object({ ...recordFields, ...Draft.shape })
export type Board = z.infer<typeof Board>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

/** By job. */
export const templateNames = ['brand', 'press', 'product', 'service', 'management'] as const
export type TemplateName = (typeof templateNames)[number]

export const Template = z.object({
  name: z.enum(templateNames),
  title: z.string().describe('In the language of the reader'),
  summary: z.string(),
  panels: z.array(Panel),
})
export type Template = z.infer<typeof Template>
