import { momentOfWall, wallOfMoment } from '@guanlan/features/articles/articles/web'
import { Button, Icon, PopoverButton, Stack, TextField, useAppearance, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { type Against, namedAgainst } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './against.module.css'

/** What the volume is compared with: the usual alone, or an earlier stretch too. */
export function AgainstButton({
  against,
  asked: question,
  onChoose,
}: {
  against: Against | null
  asked: { from: string; to: string }
  onChoose: (against: Against | null) => void
}) {
  const t = useWords(strings)
  const nameOf = (each: Against | null) =>
    t(each === null ? 'against_usual' : typeof each === 'string' ? `against_${each}` : 'against_own')
  return (
    <PopoverButton label={`${t('against')} ${nameOf(against)}`} icon="down" size="small">
      {close => (
        <Stack gap={2} className={styles.choices}>
          {[null, ...namedAgainst].map(each => (
            <button
              key={each ?? 'usual'}
              type="button"
              className={styles.choice}
              aria-pressed={against === each}
              onClick={() => {
                close()
                onChoose(each)
              }}
            >
              {nameOf(each)}
              {against === each && <Icon name="check" size={14} />}
            </button>
          ))}
          <OwnStretch
            since={typeof against === 'object' ? (against?.since ?? null) : null}
            asked={question}
            onChoose={since => {
              close()
              onChoose({ since })
            }}
          />
        </Stack>
      )}
    </PopoverButton>
  )
}

/** Where it begins, on the organisation's clock; it is as long as the time shown. */
function OwnStretch({
  since,
  asked: { from, to },
  onChoose,
}: {
  since: string | null
  asked: { from: string; to: string }
  onChoose: (since: string) => void
}) {
  const t = useWords(strings)
  const zone = useAppearance(state => state.timeZone)
  const before = new Date(2 * Date.parse(from) - Date.parse(to)).toISOString()
  const [wall, setWall] = useState(wallOfMoment(since ?? before, zone))
  const [problem, setProblem] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const chosen = momentOfWall(wall, zone)
    const isLater = chosen === null || chosen >= from
    setProblem(isLater)
    if (!isLater) onChoose(chosen)
  }
  return (
    <form className={styles.own} noValidate onSubmit={send}>
      <TextField
        label={t('againstSince')}
        type="datetime-local"
        value={wall}
        problem={problem ? t('againstLater') : undefined}
        onChange={event => setWall(event.target.value)}
      />
      <span className="dim">{t('againstLength')}</span>
      <Button type="submit">{t('againstApply')}</Button>
    </form>
  )
}
