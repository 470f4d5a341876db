import { Icon, useFormat, useWords } from '@guanlan/platform/web'
import type { Use } from '../contract.ts'
import { strings } from '../strings.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'
import { isError, type WordProblem } from './word-lines.ts'

const mostShown = 30

/** What is wrong, line by line; what the vocabulary is for; when it takes effect. */
export function CheckPane({
  id,
  use,
  isEmpty,
  errors,
  lists,
  onShow,
}: {
  id: string
  use: Use
  isEmpty: boolean
  /** With those of the other fields. */
  errors: number
  /** `name` is null where there is only one. */
  lists: readonly { key: 'words' | 'hints'; name: string | null; problems: readonly WordProblem[] }[]
  onShow: (list: 'words' | 'hints', line: number) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useUseWords()[use]
  const all = lists.flatMap(({ key, name, problems }) => problems.map(problem => ({ key, name, problem })))
  const wrong = all.filter(({ problem }) => isError(problem))
  const repeated = all.length - wrong.length
  // What stops the saving first.
  const shown = [...wrong, ...all.filter(({ problem }) => !isError(problem))].slice(0, mostShown)
  const sentence = useSentence()
  return (
    <aside className={styles.check} aria-label={t('check')}>
      <h2>{t('check')}</h2>
      <div id={id}>
        <p role="status" className={errors > 0 ? styles.wrong : 'dim'}>
          {errors > 0
            ? t('toMend', { count: errors })
            : isEmpty
              ? t('emptyYet')
              : repeated === 0
                ? t('allGood')
                : t('foldedOnSave', { count: repeated })}
        </p>
      </div>
      <ul className={styles.problems}>
        {shown.map(({ key, name, problem }) => (
          <li key={`${key} ${problem.line} ${problem.word} ${problem.kind}`} data-error={isError(problem) || undefined}>
            <Icon name={isError(problem) ? 'alert' : 'info'} size={14} />
            <button type="button" onClick={() => onShow(key, problem.line)}>
              <span>
                {name === null ? t('line', { line: problem.line }) : t('lineOf', { list: name, line: problem.line })}
              </span>{' '}
              {sentence(problem)}
            </button>
          </li>
        ))}
      </ul>
      {all.length > shown.length && (
        <p className="dim">{t('moreProblems', { count: format.exact(all.length - shown.length) })}</p>
      )}
      <h2>{t('whatFor')}</h2>
      <p>{words.purpose}</p>
      <p className={styles.example}>{words.example}</p>
      <h2>{t('whenItHolds')}</h2>
      <p>{t('whenItHoldsText')}</p>
    </aside>
  )
}

function useSentence(): (problem: WordProblem) => string {
  const t = useWords(strings)
  return problem => {
    const { word } = problem
    if (problem.kind === 'repeated') return t('repeats', { word, line: problem.earlier })
    if (problem.kind === 'repeatedSure') return t('repeatsSure', { word, line: problem.earlier })
    return problem.kind === 'long' ? t('wordLength') : t(problem.kind, { word })
  }
}
