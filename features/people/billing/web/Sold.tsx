import { Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { ChargeList } from './ChargeList.tsx'
import { PackageList } from './PackageList.tsx'

const parts = ['packages', 'packs', 'charges'] as const
type Part = (typeof parts)[number]

/** What the installation sells: packages, packs, and calls of the open interface. */
export default function Sold() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const part = parts.find(each => each === search.get('part')) ?? 'packages'
  const choice = (
    <Segmented<Part>
      label={t('part')}
      value={part}
      onChange={next => setSearch({ part: next })}
      options={parts.map(each => ({ value: each, label: t(each) }))}
    />
  )
  if (part === 'charges') return <ChargeList parts={choice} />
  return <PackageList key={part} kind={part === 'packs' ? 'pack' : 'package'} parts={choice} />
}
