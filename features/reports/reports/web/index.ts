/** The door of reports on screen. */
export { useTemplateChoices } from './make/use-template-choices.ts'
export { default as ReadReport, type ReadActs } from './ReadReport.tsx'
export { ReportsOf } from './subject/ReportsOf.tsx'
