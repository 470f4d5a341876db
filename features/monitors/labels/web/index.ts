/** The door of labels on screen. */
export { LabelDot } from './LabelDot.tsx'
export { LabelsInput } from './LabelInput.tsx'
export { LabelPicker } from './LabelPicker.tsx'
export { LabelTree } from './LabelTree.tsx'
export { useLabels } from './label-queries.ts'
