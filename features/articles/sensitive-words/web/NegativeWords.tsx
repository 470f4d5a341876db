import { useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { Words } from './Words.tsx'

/** The same words with what they do to the sentiment in front: a new one judges negative. */
export default function NegativeWords() {
  const t = useWords(strings)
  return <Words title={t('negativeTitle')} effect="negative" />
}
