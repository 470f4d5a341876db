import { Icon, useFormat, useWords } from '@guanlan/platform/web'
import type { Use } from '../contract.ts'
import { strings } from '../strings.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'
import { isError, type WordProblem, type WordsRead } from './word-lines.ts'
import { keyOf } from './written.ts'

const mostShown = 30

/** What is wrong, line by line; what the vocabulary is for; when it takes effect. */
export function CheckPane({
  id,
  use,
  read,
  onShow,
}: {
  id: string
  use: Use
  read: { sure: WordsRead; hints: WordsRead }
  onShow: (list: 'words' | 'hints', line: number) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useUseWords()[use]
  const all = [
    ...read.sure.problems.map(problem => ({ key: 'words' as const, name: t('sureWords'), problem })),
    ...read.hints.problems.map(problem => ({ key: 'hints' as const, name: t('hintWords'), problem })),
  ]
  const wrong = all.filter(({ problem }) => isError(problem))
  // What stops the saving first.
  const shown = [...wrong, ...all.filter(({ problem }) => !isError(problem))].slice(0, mostShown)
  const said = (problem: WordProblem) =>
    problem.kind === 'repeated'
      ? t('repeats', { word: problem.word, line: problem.earlier })
      : problem.kind === 'repeatedSure'
        ? t('repeatsSure', { word: problem.word, line: problem.earlier })
        : t(keyOf(problem) as 'oneCharacter', { word: problem.word })
  return (
    <aside className={styles.check} aria-label={t('check')}>
      <h3>{t('check')}</h3>
      <p id={id} role="status" className={wrong.length > 0 ? styles.wrong : 'dim'}>
        {wrong.length > 0
          ? t('toMend', { count: wrong.length })
          : read.sure.words.length === 0
            ? t('emptyYet')
            : all.length === 0
              ? t('allGood')
              : t('foldedOnSave', { count: all.length })}
      </p>
      <ul>
        {shown.map(({ key, name, problem }) => (
          <li key={`${key} ${problem.line} ${problem.word} ${problem.kind}`} data-error={isError(problem) || undefined}>
            <Icon name={isError(problem) ? 'alert' : 'info'} size={14} />
            <button type="button" onClick={() => onShow(key, problem.line)}>
              <span className="dim">
                {use === 'dimension'
                  ? t('lineOf', { list: name, line: problem.line })
                  : t('line', { line: problem.line })}
              </span>{' '}
              {said(problem)}
            </button>
          </li>
        ))}
      </ul>
      {all.length > shown.length && (
        <p className="dim">{t('moreProblems', { count: format.exact(all.length - shown.length) })}</p>
      )}
      <h3>{t('whatFor')}</h3>
      <p>{words.purpose}</p>
      <p className={styles.example}>{words.example}</p>
      <h3>{t('whenItHolds')}</h3>
      <p>{t('whenItHoldsText')}</p>
    </aside>
  )
}
