/** The door of reports on screen. */
import { lazy } from 'react'

export { useTemplateChoices } from './make/use-template-choices.ts'
export { default as ReadReport, type ReadActs } from './ReadReport.tsx'
export { ReportsOf } from './subject/ReportsOf.tsx'

/** A document as it is read; it travels when it is first drawn. */
export const DocumentPage = lazy(async () => ({ default: (await import('./read/DocumentPage.tsx')).DocumentPage }))
