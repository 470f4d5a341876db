import { IndustryPicker, useField } from '@guanlan/features/articles/dictionaries/web'
import Complaints from './Complaints.tsx'

/** Complaints of one field. */
export default function FieldComplaints() {
  return <Complaints fields={(field, change) => <Field field={field} change={change} />} />
}

function Field({ field, change }: { field: string; change: (field: string) => void }) {
  useField(field, change)
  return <IndustryPicker code={field} onChange={change} />
}
