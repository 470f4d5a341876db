import { Button, exact, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Cuts, type Result, tiers } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './assessments.module.css'

/** Where the tiers begin: moved by a slider each, counted while they move, saved by a button. */
export function CutLines({ taskId, cuts, results }: { taskId: number; cuts: Cuts; results: readonly Result[] }) {
  const t = useWords(strings)
  const may = useMay()
  const queries = useQueryClient()
  const act = useUndo(useCallback(() => queries.invalidateQueries(), [queries]))
  const [moved, setMoved] = useState<Cuts | null>(null)
  const shown = moved ?? cuts
  const isRight = Cuts.safeParse(shown).success
  const tierAt = (score: number) => shown.findIndex(cut => score >= cut)
  const counts = tiers.map(
    (_, at) =>
      results.filter(({ score }) => score !== null && (tierAt(score) < 0 ? tiers.length - 1 : tierAt(score)) === at)
        .length,
  )
  const save = async () => {
    const done = await act(
      () => api.cut.act({ body: { id: taskId, cuts: shown } }),
      () => t('cutSaved'),
    )
    if (done === null) return
    setMoved(null)
  }
  return (
    <div className={styles.cuts}>
      {shown.map((cut, at) => (
        <label key={tiers[at]}>
          <span>{t('cutOf', { tier: tiers[at] ?? '' })}</span>
          <input
            type="range"
            min={1}
            max={99}
            value={cut}
            disabled={!may('mediaLibrary.assess')}
            onChange={event => setMoved(shown.with(at, Number(event.target.value)) as Cuts)}
          />
          <output>{cut}</output>
        </label>
      ))}
      <p>{tiers.map((tier, at) => t('tierCount', { tier, count: exact(counts[at] ?? 0) })).join('　')}</p>
      {moved && (
        <p className={styles.row}>
          <Button size="small" kind="primary" disabled={!isRight} onClick={() => void save()}>
            {t('save')}
          </Button>
          {!isRight && <span className="problem">{t('cutsOrder')}</span>}
        </p>
      )}
    </div>
  )
}
