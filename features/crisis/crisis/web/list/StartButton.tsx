import {
  Button,
  Checkbox,
  PopoverButton,
  RefusalError,
  Row,
  Stack,
  TextField,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type CrisisLevel, levelCodes, longestName } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { useLevelName } from '../parts/LevelTag.tsx'
import styles from '../parts/parts.module.css'
import { askAgain } from '../use-crisis.ts'

/** Begins a crisis by hand: a name and a level are enough. `?start=new` opens the form. */
export function StartButton() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const start = search.get('start')
  const forget = () =>
    setSearch(
      before => {
        before.delete('start')
        return before
      },
      { replace: true },
    )
  return (
    <PopoverButton
      label={t('startOne')}
      icon="plus"
      kind="primary"
      {...(start === 'new' && { isOpenAtOnce: true, onOpened: forget })}
    >
      {close => <StartForm onClose={close} />}
    </PopoverButton>
  )
}

export function StartForm({
  onClose,
  onMade,
  name: proposed = '',
  make: create = body => api.startCrisis({ body }),
}: {
  onClose: () => void
  /** In place of opening the room. */
  onMade?: (id: number, name: string) => Promise<unknown>
  name?: string
  /** In place of a crisis by hand. */
  make?: (draft: { name: string; crisisLevel: CrisisLevel; drill: boolean; draft: boolean }) => Promise<{ id: number }>
}) {
  const t = useWords(strings)
  const nameOf = useLevelName()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [name, setName] = useState(proposed)
  const [level, setLevel] = useState<CrisisLevel>(3)
  const [isDrill, setDrill] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const make = async (draft: boolean) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { id } = await create({ name, crisisLevel: level, drill: isDrill, draft })
      await onMade?.(id, name)
      onClose()
      await askAgain(client)
      toast({ text: t(draft ? 'madeDraft' : 'didStart') })
      if (!onMade) void navigate(roomAddress(id))
    } catch (error) {
      setProblem(error instanceof RefusalError ? (error.problems[0]?.msg ?? error.message) : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.ask}
      onSubmit={event => {
        event.preventDefault()
        void make(false)
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={longestName}
        autoFocus
        problem={problem}
        onChange={event => setName(event.target.value)}
      />
      <label className="labelled">
        <span className="label-line">{t('crisisLevel')}</span>
        <select className="field" value={level} onChange={event => setLevel(Number(event.target.value) as CrisisLevel)}>
          {levelCodes.map(code => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      </label>
      <Row gap={8} align="center">
        <Checkbox label={t('drillHint')} checked={isDrill} onChange={setDrill} />
        <span aria-hidden>{t('drillHint')}</span>
      </Row>
      <Row gap={8} to="end">
        <Button disabled={isBusy || name.trim() === ''} onClick={() => void make(true)}>
          {t('asDraft')}
        </Button>
        <Button type="submit" kind="primary" disabled={isBusy || name.trim() === ''}>
          {t('startNow')}
        </Button>
      </Row>
    </Stack>
  )
}
