import type { FormProblem } from '@guanlan/engine/rules'
import { Button, IconButton, Row, Stack, useSay, useWords } from '@guanlan/platform/web'
import { useId } from 'react'
import { mostWordGroups } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { bothWords } from '../../drafts/both-words.ts'
import { type Draft, emptyGroup, type Group, type Mode, roomForGroup } from '../../drafts/draft.ts'
import shared from '../shared.module.css'
import styles from './form.module.css'
import { WordsField } from './WordsField.tsx'

/** Word groups: any one of them is enough; excluded words take an article out again. */
export function FormView({
  draft,
  problems,
  problemOf,
  onChange,
}: {
  draft: Draft
  problems: readonly FormProblem[]
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const { groups } = draft
  const setGroup = (index: number, part: Partial<Group>) =>
    onChange({ groups: groups.with(index, { ...(groups[index] ?? emptyGroup), ...part }) })
  const reported = (of: readonly FormProblem[], field: string) => problemOf(field) ?? (of[0] && say(of[0].message))
  return (
    <Stack gap={8} className={styles.groups}>
      {groups.map((group, index) => {
        const own = problems.filter(each => each.group === index)
        const spaced = own.find(each => each.code === 'rule.word.space')
        const parted = spaced && bothWords(draft, index)
        const title = spaced?.fixes?.[0]?.title
        const frequency = own.filter(each => each.code === 'form.frequency')
        return (
          <GroupRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place
            key={index}
            index={index}
            group={group}
            problem={reported(
              own.filter(each => each.code !== 'form.frequency'),
              `form.groups.${index}.words`,
            )}
            mend={parted && title && own[0] === spaced ? { title: say(title), run: () => onChange(parted) } : undefined}
            frequencyProblem={reported(frequency, `form.groups.${index}.frequency`)}
            onChange={part => setGroup(index, part)}
            {...(groups.length > 1 && { onRemove: () => onChange({ groups: groups.toSpliced(index, 1) }) })}
          />
        )
      })}
      <div className={styles.group}>
        <span className={shared.key}>{t('excluded')}</span>
        <span className={styles.modeFixed}>{t('modeAny')}</span>
        <WordsField
          label={t('excludedWords')}
          words={draft.excluded}
          mode="excluded"
          problem={reported(
            problems.filter(each => each.group === undefined),
            'form.excluded',
          )}
          onChange={excluded => onChange({ excluded })}
        />
      </div>
      <Row as="p" gap={8} align="center" className={styles.addGroup}>
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          disabled={!roomForGroup(draft)}
          onClick={() => onChange({ groups: [...groups, emptyGroup] })}
        >
          {t('addGroup')}
        </Button>
        <span className="dim">{t('groupsOf', { count: groups.length, most: mostWordGroups })}</span>
        {problemOf('form.groups') && <span className="problem">{problemOf('form.groups')}</span>}
      </Row>
    </Stack>
  )
}

function GroupRow({
  index,
  group,
  problem,
  mend,
  frequencyProblem,
  onChange,
  onRemove,
}: {
  index: number
  group: Group
  problem: string | undefined
  mend: { title: string; run: () => void } | undefined
  frequencyProblem: string | undefined
  onChange: (part: Partial<Group>) => void
  onRemove?: () => void
}) {
  const t = useWords(strings)
  const id = useId()
  const number = index + 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of the grid in every browser
    <div className={styles.group} role="group" aria-label={t('groupNumber', { number })}>
      <span className={shared.key}>{t(index === 0 ? 'groupNumber' : 'orGroup', { number })}</span>
      <select
        className={shared.select}
        aria-label={t('modeOf', { number })}
        value={group.mode}
        onChange={event => onChange({ mode: event.target.value as Mode })}
      >
        <option value="any">{t('modeAny')}</option>
        <option value="all">{t('modeAll')}</option>
      </select>
      <WordsField
        label={t('wordsOf', { number })}
        words={group.words}
        mode={group.mode}
        problem={problem}
        mend={mend}
        onChange={(words, mode) => onChange({ words, ...(mode && { mode }) })}
      />
      <Row as="span" gap={6} align="center" className={styles.frequency}>
        <label htmlFor={id}>{t('atLeast')}</label>
        <input
          id={id}
          inputMode="numeric"
          maxLength={3}
          value={group.frequency}
          aria-label={t('frequencyOf', { number })}
          aria-invalid={frequencyProblem ? true : undefined}
          aria-describedby={frequencyProblem ? `${id}-problem` : undefined}
          onChange={event => onChange({ frequency: event.target.value })}
        />
        {t('times')}
      </Row>
      {onRemove && <IconButton size="small" icon="close" label={t('removeGroup', { number })} onClick={onRemove} />}
      {frequencyProblem && (
        <p className={`problem ${styles.groupProblem}`} id={`${id}-problem`} role="alert">
          {frequencyProblem}
        </p>
      )}
    </div>
  )
}
