/** The door of dictionaries on screen. */
export { IndustryPicker, useIndustries } from './IndustryPicker.tsx'
export { useField } from './use-field.ts'
