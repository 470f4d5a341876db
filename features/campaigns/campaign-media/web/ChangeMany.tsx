import { Button, DayField, PopoverButton, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { noteLength, placeLength, type Stage, stages } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './media.module.css'

interface Part {
  state?: Stage
  promisedPlace?: string
  promisedOn?: string
  note?: string
}

/** The state of chosen media by one press, or more of what they have in common. */
export function ChangeMany({ onChange }: { onChange: (part: Part) => Promise<unknown> }) {
  const t = useWords(strings)
  return (
    <>
      <PopoverButton label={t('setState')} icon="check" size="small">
        {close => (
          <Stack gap={4} className={styles.choices ?? ''}>
            {stages.map(state => (
              <Button
                key={state}
                kind="quiet"
                size="small"
                onClick={() => {
                  close()
                  void onChange({ state })
                }}
              >
                {t(`state_${state}`)}
              </Button>
            ))}
          </Stack>
        )}
      </PopoverButton>
      <PopoverButton label={t('setMore')} icon="edit" size="small">
        {close => (
          <More
            onChange={part => {
              close()
              void onChange(part)
            }}
          />
        )}
      </PopoverButton>
    </>
  )
}

function More({ onChange }: { onChange: (part: Part) => void }) {
  const t = useWords(strings)
  const [promisedOn, setDay] = useState<string | null>(null)
  const [promisedPlace, setPlace] = useState('')
  const [note, setNote] = useState('')
  const part: Part = {
    ...(promisedOn !== null && { promisedOn }),
    ...(promisedPlace.trim() !== '' && { promisedPlace: promisedPlace.trim() }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.more ?? ''}
      onSubmit={event => {
        event.preventDefault()
        if (Object.keys(part).length > 0) onChange(part)
      }}
    >
      <DayField label={t('promisedOn')} value={promisedOn} onChange={setDay} />
      <TextField
        label={t('promisedPlace')}
        maxLength={placeLength}
        value={promisedPlace}
        onChange={event => setPlace(event.target.value)}
      />
      <TextField
        label={t('note')}
        maxLength={noteLength}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <p className="dim">
        <small>{t('setMoreNote')}</small>
      </p>
      <Row to="end">
        <Button kind="primary" type="submit" disabled={Object.keys(part).length === 0}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
