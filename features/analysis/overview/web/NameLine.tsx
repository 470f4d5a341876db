import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { Count, Row, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import { useWordSentence } from './use-word-sentence.ts'

/** Names of the brand library among the hot words: whom the articles are about, apart from what they say. */
export function NameLine({ names, open }: { names: readonly HotWord[]; open: Behind }) {
  const t = useWords(strings)
  const sentence = useWordSentence()
  return (
    <Row gap={12} wrap={4} align="center">
      <span className="dim">{t('wordsOfNames')}</span>
      {names.map(word => (
        <Row as="span" gap={4} align="center" key={`${word.by}.${word.word}`}>
          <Link to={open({ filters: [hotWordIs(word)] })} aria-label={sentence(word)} title={sentence(word)}>
            {word.word}
          </Link>
          <span className="dim">
            <Count value={word.count} />
          </span>
        </Row>
      ))}
    </Row>
  )
}
