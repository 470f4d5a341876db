import { Button, PopoverButton, Stack, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { prefixLength, type Tier, tiers } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './assessments.module.css'

/** Tiers become tags of our own media, in one act. */
export function TagTiers({ taskId }: { taskId: number }) {
  const t = useWords(strings)
  const may = useMay()
  if (!may('mediaLibrary.assess')) return null
  return (
    <p>
      <PopoverButton label={t('tags')} icon="tag" size="small">
        {close => <Tagging taskId={taskId} onClose={close} />}
      </PopoverButton>
    </p>
  )
}

function Tagging({ taskId, onClose }: { taskId: number; onClose: () => void }) {
  const t = useWords(strings)
  const queries = useQueryClient()
  const act = useUndo(useCallback(() => queries.invalidateQueries(), [queries]))
  const [prefix, setPrefix] = useState(() => t('title'))
  const [chosen, setChosen] = useState<readonly Tier[]>(tiers)
  const tag = async () => {
    const done = await act(
      () => api.tag.act({ body: { id: taskId, prefix, tiers: [...chosen] } }),
      ({ changed, left }) => t('tagged', { changed, left }),
    )
    if (done !== null) onClose()
  }
  return (
    <Stack gap={8} className={styles.tagging}>
      <label className="labelled">
        <span className="label-line">{t('tagPrefix')}</span>
        <input
          className="field"
          value={prefix}
          maxLength={prefixLength}
          onChange={event => setPrefix(event.target.value)}
        />
      </label>
      <p>
        {tiers.map(tier => (
          <label key={tier}>
            <input
              type="checkbox"
              checked={chosen.includes(tier)}
              onChange={event =>
                setChosen(tiers.filter(each => (each === tier ? event.target.checked : chosen.includes(each))))
              }
            />{' '}
            {tier}{' '}
          </label>
        ))}
      </p>
      <p className="dim">{t('tagNote')}</p>
      <p className={styles.row}>
        <Button kind="primary" disabled={prefix.trim() === '' || chosen.length === 0} onClick={() => void tag()}>
          {t('tags')}
        </Button>
      </p>
    </Stack>
  )
}
