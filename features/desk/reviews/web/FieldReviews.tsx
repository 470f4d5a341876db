import { IndustryPicker, useField } from '@guanlan/features/articles/dictionaries/web'
import Reviews from './Reviews.tsx'

/** Word of mouth of one field. */
export default function FieldReviews() {
  return <Reviews fields={(field, change) => <Field field={field} change={change} />} />
}

function Field({ field, change }: { field: string; change: (field: string) => void }) {
  useField(field, change)
  return <IndustryPicker code={field} onChange={change} />
}
