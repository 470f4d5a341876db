import { reports } from '@guanlan/features/reports/reports/contract'
import { Button, Checkbox, connect, FileDrop, Row, Stack, TextField, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ReportCase, titleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, casesKey } from './api.ts'
import styles from './cases.module.css'

const reportApi = connect(reports)

/** Publishes a released report or a file; of one that is there title, kind and remark are changed. */
export function CaseForm({
  start,
  isOperator,
  onClose,
  onSaved,
}: {
  start: ReportCase | null
  isOperator: boolean
  onClose: () => void
  onSaved: () => Promise<void>
}) {
  const t = useWords(strings)
  const [head, setHead] = useState({
    title: start?.title ?? '',
    kind: start?.kind ?? '',
    remark: start?.remark ?? '',
    everybody: start?.everybody ?? false,
  })
  const [reportId, setReportId] = useState<number | null>(null)
  const [file, setFile] = useState<{ id: number; name: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: [casesKey, 'released'],
    queryFn: ({ signal }) => reportApi.list({ body: { state: 'released', page: 1, pageSize: 100 } }, { signal }),
    enabled: start === null,
  })
  const send = (sent: File) =>
    api.sendFile({ files: [sent] }, { timeout: 'long' }).then(
      stored => {
        setFile(stored)
        setReportId(null)
        if (!head.title) setHead({ ...head, title: stored.name.replace(/\.[^.]+$/, '').slice(0, titleLength) })
      },
      error => setProblem((error as Error).message),
    )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    try {
      const body = start
        ? { ...head, id: start.id, version: start.version }
        : { ...head, reportId, fileId: file?.id ?? null }
      const { operation } = await api.save.act({ body })
      toast({ text: t('saved'), ...(operation !== undefined && { operation }) })
      await onSaved()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Stack as="form" gap={12} className={`panel ${styles.form}`} onSubmit={event => void save(event as FormEvent)}>
      {start === null && (
        <Row gap={12} align="center" wrap={8}>
          <select
            className="field"
            aria-label={t('report')}
            value={reportId ?? ''}
            onChange={({ target }) => {
              const chosen = data?.list.find(each => each.id === Number(target.value))
              setReportId(chosen?.id ?? null)
              setFile(null)
              if (chosen && !head.title) setHead({ ...head, title: chosen.reportName.slice(0, titleLength) })
            }}
          >
            <option value="">{t(data?.list.length === 0 ? 'noReports' : 'report')}</option>
            {data?.list.map(({ id, reportName }) => (
              <option key={id} value={id}>
                {reportName}
              </option>
            ))}
          </select>
          <FileDrop
            accept=".docx,.pdf,.pptx"
            hint={file?.name ?? t('file')}
            disabled={false}
            onFile={sent => void send(sent)}
          />
        </Row>
      )}
      <TextField
        label={t('caseTitle')}
        value={head.title}
        maxLength={titleLength}
        onChange={({ target }) => setHead({ ...head, title: target.value })}
      />
      <TextField
        label={t('kind')}
        below={t('kindHint')}
        value={head.kind}
        maxLength={30}
        onChange={({ target }) => setHead({ ...head, kind: target.value })}
      />
      <TextField
        label={t('remark')}
        value={head.remark}
        maxLength={1_000}
        onChange={({ target }) => setHead({ ...head, remark: target.value })}
      />
      {isOperator && (
        <Row as="label" gap={4} align="center">
          <Checkbox
            label={t('everybody')}
            checked={head.everybody}
            onChange={everybody => setHead({ ...head, everybody })}
          />
          {t('everybody')}
        </Row>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Row gap={8}>
        <Button type="submit" kind="primary">
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Row>
    </Stack>
  )
}
