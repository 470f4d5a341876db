import { emptyView, queryOf } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  ErrorOf,
  linkTo,
  Row,
  SkeletonRows,
  Stack,
  useMay,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { BoardTemplate, Frame } from '../../contract.ts'
import { takingStrings } from '../../strings/taking.ts'
import { api } from '../api.ts'
import styles from '../versions/versions.module.css'

/** Makes a template of the view at once, says what it left out, and leads on to a report or a timer of it. */
export default function ReportOfBoard({
  id,
  place,
  frame,
  onClose,
}: {
  id: number
  place: number
  frame: Frame
  onClose: () => void
}) {
  const t = useWords(takingStrings)
  const may = useMay()
  const navigate = useNavigate()
  const { mutate, data, error } = useMutation({
    mutationFn: async () => (await api.makeReportTemplate.act({ body: { id, place, frame } })).data,
  })
  // Once, also where effects run twice.
  const started = useRef(false)
  useEffect(() => {
    if (!started.current) mutate()
    started.current = true
  }, [mutate])
  return (
    <WritingDialog label={t('asReport')} size="small" guards={false} onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.dialog}>
          <h2>{data ? t('madeTemplate', { name: data.name }) : t('asReport')}</h2>
          {error ? <ErrorOf error={error} onRetry={() => mutate()} /> : !data && <SkeletonRows rows={2} />}
          {data && <p>{t('reportText')}</p>}
          {data?.ofAll && <p>{t('ofAll', { count: data.frame.monitors.length })}</p>}
          {data && data.leftOut.length > 0 && (
            <p className="dim">{t('leftOut', { names: data.leftOut.join(' · ') })}</p>
          )}
          {data && (
            <Row as="footer" to="end" gap={8} wrap={8}>
              {may('timedReports.edit') && (
                <Button onClick={() => void leave().then(() => navigate(addressOf('timer', data)))}>
                  {t('sendByTimer')}
                </Button>
              )}
              {may('reports.edit') && (
                <Button kind="primary" onClick={() => void leave().then(() => navigate(addressOf('report', data)))}>
                  {t('makeNow')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      )}
    </WritingDialog>
  )
}

/** Narrowed as lists say it in their address. */
function addressOf(where: 'report' | 'timer', { templateId, name, frame }: BoardTemplate): string {
  const query = queryOf({ ...emptyView, ...frame })
  query.set('template', String(templateId))
  query.set('name', name)
  if (where === 'timer') {
    query.set('part', 'timers')
    query.set('open', 'new')
  }
  return `${linkTo(where === 'timer' ? '/reportSystem' : '/addReport')}?${query}`
}
