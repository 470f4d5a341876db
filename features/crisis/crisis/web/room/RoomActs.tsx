import { Button, confirm, linkTo, Row, useMay, useWords } from '@guanlan/platform/web'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Crisis, type CrisisLevel, isPossible, levelCodes, results } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useLevelName } from '../parts/LevelTag.tsx'
import { ReasonButton } from '../parts/ReasonButton.tsx'
import styles from '../parts/room.module.css'
import { useCrisisAct } from '../use-crisis.ts'
import { CloseButton } from './CloseButton.tsx'

/** What can be done with a crisis in its state, each with what it asks for. */
export function RoomActs({ crisis: now }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const send = useCrisisAct()
  // What is written in an open panel stays, and acts on the crisis as it was when the panel was opened: whoever changed it meanwhile is
  // named first. Pressed again, it acts on the crisis as it is.
  const [opened, setOpened] = useState<Crisis | null>(null)
  const crisis = opened ?? now
  const panel = { onOpen: () => setOpened(now), onClose: () => setOpened(null) }
  const latest = useRef(now)
  latest.current = now
  const act: typeof send = async (call, format) => {
    const done = await send(call, format)
    if (done === null) setOpened(before => before && { ...before, version: latest.current.version })
    return done
  }
  const navigate = useNavigate()
  const nameOf = useLevelName()
  const { id, version, status, crisisLevel } = crisis
  const [level, setLevel] = useState<CrisisLevel>((crisisLevel === 1 ? 2 : crisisLevel - 1) as CrisisLevel)
  const [result, setResult] = useState<(typeof results)[number]>('confirmed')
  if (!may('crisis.act')) return null
  const can = (name: Parameters<typeof isPossible>[0]) => isPossible(name, status)
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteThis', { name: crisis.name }),
      loss: t('deleteLoss'),
      act: t('deleteAct'),
    })
    if (!isSure) return
    const done = await act(
      () => api.deleteCrisisById.act({ query: { id, version } }),
      () => t('didDelete'),
    )
    if (done) void navigate(linkTo('/crisisMonitor'))
  }
  return (
    <Row gap={4} wrap={4} align="center">
      {can('start') && (
        <ReasonButton
          {...panel}
          label={t(status === 'draft' ? 'startNow' : 'startAgain')}
          icon="play"
          field={t('remark')}
          isOptional
          act={reason =>
            act(
              () => api.startCrisis.act({ body: { id, version, reason } }),
              () => t('didStart'),
            )
          }
        />
      )}
      {can('check') && (
        <ReasonButton
          {...panel}
          label={t('checkAct')}
          icon="check"
          field={t('findingTitle')}
          more={
            <select
              className="field"
              aria-label={t('resultTitle')}
              value={result}
              onChange={event => setResult(event.target.value as typeof result)}
            >
              {results.map(each => (
                <option key={each} value={each}>
                  {t(`result_${each}`)}
                </option>
              ))}
            </select>
          }
          act={finding =>
            act(
              () => api.checkCrisis.act({ body: { id, version, result, finding } }),
              () => t('didCheck'),
            )
          }
        />
      )}
      {status === 'checked' && (
        <ReasonButton
          {...panel}
          label={t('trackAct')}
          icon="trace"
          field={t('remark')}
          isOptional
          act={reason =>
            act(
              () => api.addTrackRevoke.act({ body: { crisisId: id, type: 'track', reason, version } }),
              () => t('didTrack'),
            )
          }
        />
      )}
      {can('changeLevel') && may('crisis.level') && (
        <span className={styles.key} data-key="level">
          <ReasonButton
            {...panel}
            label={t('levelAct')}
            icon="sort"
            field={t('reasonTitle')}
            more={
              <select
                className="field"
                aria-label={t('crisisLevel')}
                value={level}
                onChange={event => setLevel(Number(event.target.value) as CrisisLevel)}
              >
                {levelCodes
                  .filter(code => code !== crisisLevel)
                  .map(code => (
                    <option key={code} value={code}>
                      {nameOf(code)}
                    </option>
                  ))}
              </select>
            }
            act={reason =>
              act(
                () => api.changeCrisisLevel.act({ query: { id, crisisLevel: level, reason, version } }),
                () => t('didLevel', { level: nameOf(level) }),
              )
            }
          />
        </span>
      )}
      {can('revoke') && (
        <ReasonButton
          {...panel}
          label={t('revokeAct')}
          icon="undo"
          field={t('reasonTitle')}
          act={reason =>
            act(
              () => api.addTrackRevoke.act({ body: { crisisId: id, type: 'revoke', reason, version } }),
              () => t('didRevoke'),
            )
          }
        />
      )}
      {can('close') && <CloseButton crisis={crisis} />}
      {can('delete') && (
        <Button icon="trash" onClick={() => void remove()}>
          {t('deleteAct')}
        </Button>
      )}
    </Row>
  )
}
