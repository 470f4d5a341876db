/** The door of labels on screen. */
export { LabelDot } from './LabelDot.tsx'
export { LabelPicker } from './LabelPicker.tsx'
export { LabelsInput } from './LabelsInput.tsx'
export { LabelTree } from './LabelTree.tsx'
export { useLabels } from './label-queries.ts'
