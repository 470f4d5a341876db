/** The door of settings on screen. */
export { IndustryPicker, useIndustries } from './IndustryPicker.tsx'
export { useField } from './use-field.ts'
