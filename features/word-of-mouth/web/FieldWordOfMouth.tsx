import { IndustryPicker, useField } from '@guanlan/features/dictionaries/web'
import WordOfMouth from './WordOfMouth.tsx'

/** Word of mouth of one field. */
export default function FieldWordOfMouth() {
  return <WordOfMouth fields={(field, change) => <Field field={field} change={change} />} />
}

function Field({ field, change }: { field: string; change: (field: string) => void }) {
  useField(field, change)
  return <IndustryPicker code={field} onChange={change} />
}
