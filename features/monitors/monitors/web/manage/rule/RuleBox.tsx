import { useSay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../../../strings.ts'
import { newDraft } from '../../drafts/draft.ts'
import { useMonitors } from '../../tree/monitor-queries.ts'
import { TextView } from '../text/TextView.tsx'
import { isMissing, useCheckedRule, useEngine } from './checked-rule.ts'
import { knownWords } from './known-words.ts'
import styles from './rule.module.css'
import { useOfferedLists } from './use-offered-lists.ts'

/** A rule as text outside the editor of monitors: the same colours, problems, offers and fixes. Ctrl+Enter runs it. */
export function RuleBox({
  text,
  problem,
  onChange,
  onRun,
}: {
  text: string
  /** What the server said of it. */
  problem?: string | undefined
  onChange: (text: string) => void
  onRun: () => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const draft = useMemo(() => ({ ...newDraft('item', 0), view: 'text' as const, rule: text }), [text])
  const rule = useCheckedRule(useEngine(), draft)
  const monitors = useMonitors().data
  const lists = useOfferedLists()
  const known = useMemo(
    () =>
      knownWords(
        monitors ?? [],
        null,
        undefined,
        {
          rule: name => t('knownFrom', { name }),
          name: t('knownName'),
          narrow: t('knownNarrow'),
          widen: t('knownWiden'),
        },
        lists,
      ),
    [monitors, t, lists],
  )
  return (
    <div
      className={styles.box}
      onKeyDownCapture={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.stopPropagation()
        onRun()
      }}
    >
      <TextView
        draft={draft}
        problems={rule?.problems.filter(each => !isMissing(each)) ?? []}
        problem={problem}
        tidy={rule?.text ?? null}
        known={known}
        onChange={part => part.rule !== undefined && onChange(part.rule)}
      />
      {rule?.sentence && (
        <p className={styles.sentence} aria-live="polite">
          <b>{t('readAs')}</b>
          {say(rule.sentence)}
        </p>
      )}
    </div>
  )
}
