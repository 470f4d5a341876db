import { remember, remembered } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { useIndustries } from './IndustryPicker.tsx'

const stored = 'field'

/** Where an address names no field, the one that was looked at last on this machine is taken, at first the first that has words. Null: it asks for something else than a field. */
export function useField(code: string | null, onChange: (code: string) => void): void {
  const industries = useIndustries()
  useEffect(() => {
    if (code === null) return
    if (code !== '') return remember(stored, code)
    const known = industries?.filter(({ words }) => words.length > 0) ?? []
    const last = known.find(({ dicCode }) => dicCode === remembered(stored)) ?? known[0]
    if (last) onChange(last.dicCode)
  })
}
