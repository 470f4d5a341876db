import { Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { InstallationWords } from './InstallationWords.tsx'
import { Topics } from './Topics.tsx'
import { Words } from './Words.tsx'

const parts = ['words', 'topics', 'global'] as const
type Part = (typeof parts)[number]

/** An organisation's own words and topics, and the words of the installation. */
export default function GlobalWords() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const part = parts.find(each => each === search.get('part')) ?? 'words'
  const choice = (
    <Segmented<Part>
      label={t('which')}
      value={part}
      onChange={next => setSearch({ part: next })}
      options={parts.map(each => ({ value: each, label: t(each) }))}
    />
  )
  if (part === 'topics') return <Topics parts={choice} />
  if (part === 'global') return <InstallationWords parts={choice} />
  return <Words title={t('title')} effect="badge" parts={choice} />
}
