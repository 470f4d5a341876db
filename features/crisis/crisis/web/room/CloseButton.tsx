import { PopoverButton, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { ReasonForm } from '../parts/ReasonButton.tsx'
import { useCrisisAct } from '../use-crisis.ts'

const longest = 5000

/** Closes a crisis: what came of it, and what stays open. */
export function CloseButton({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('closeAct')} icon="flag">
      {close => <CloseForm crisis={crisis} onClose={close} />}
    </PopoverButton>
  )
}

function CloseForm({ crisis: seen, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  // As it was when the form was opened: whoever changes it meanwhile is shown before it is closed.
  const [crisis] = useState(seen)
  const [points, setPoints] = useState<string | null>(null)
  const { data: tasks = [] } = useQuery({
    queryKey: [crisesKey, 'tasks', crisis.id],
    queryFn: ({ signal }) => api.tasks({ query: { crisisId: crisis.id } }, { signal }),
  })
  const open = tasks.filter(({ status }) => status === 'open' || status === 'working')
  // What nobody has done yet is an open point, unless somebody says otherwise.
  const openPoints = points ?? open.map(({ title, owner }) => `${title}（${owner?.name ?? t('sayNobody')}）`).join('\n')
  return (
    <ReasonForm
      label={t('closeAct')}
      field={t('closingTitle')}
      most={longest}
      close={onClose}
      act={closing => {
        const { id, version } = crisis
        return act(
          () => api.closeCrisis.act({ body: { id, version, closing, openPoints: openPoints.trim() } }),
          () => t('didClose'),
        )
      }}
      below={
        <>
          <label className="labelled">
            <span className="label-line">{t('openPointsTitle')}</span>
            <textarea
              className="field"
              rows={4}
              maxLength={longest}
              value={openPoints}
              onChange={event => setPoints(event.target.value)}
            />
          </label>
          {open.length > 0 && <p className="dim">{t('closeEndsTasks', { count: open.length })}</p>}
        </>
      }
    />
  )
}
