import { emptyView, FilterBar, viewOf } from '@guanlan/features/desk/article-list/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  ChecksInput,
  choicesOf,
  linkTo,
  MomentInput,
  RadioInput,
  RecordForm,
  SelectInput,
  SlotInput,
  TextInput,
  useDraft,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { nameLength, periods, type ReadyName, type Report, ReportDraft, readyNames } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ArticleCount } from './ArticleCount.tsx'
import { proposedName } from './chosen-range.ts'
import { useTemplateChoices } from './use-template-choices.ts'

const blank: ReportDraft = {
  reportName: '',
  templateId: 'weekly',
  monitors: [],
  sentiments: ['1', '0', '-1'],
  filters: [],
  period: '7d',
  from: null,
  to: null,
}

/** A report is asked for: template, monitors, period, name. It opens while it is being made. */
export default function AddReport() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [start] = useState(() => startIn(search))
  const draft = useDraft<ReportDraft, Report>({
    schema: ReportDraft,
    words: strings,
    start,
    draftOf: () => start,
    create: async written => {
      const { data, operation } = await api.add.act({ body: written })
      return { data: await api.get({ params: { id: data.reportId } }), operation }
    },
    // What was asked for is not changed: another report is.
    update: ({ id }) => api.get({ params: { id } }).then(data => ({ data, operation: null })),
    load: id => api.get({ params: { id } }),
    onSaved: ({ id }) => void navigate(linkTo('/htmlTemplateReport', null, { id })),
    message: () => t('making'),
    begins: true,
  })
  const templates = useTemplateChoices()
  const requested = draft.form.watch()
  const { period } = requested
  const format = useFormat()
  const template = templates.find(({ id }) => id === requested.templateId)?.name ?? ''
  const proposed = template && proposedName(template, requested, Date.now(), at => format.moment(at).slice(5, 10))
  const last = useRef('')
  const { resetField, getValues } = draft.form
  // Until somebody writes a name of their own.
  useEffect(() => {
    if (!proposed || getValues('reportName') !== last.current) return
    last.current = proposed
    // Not as something written: an untouched form is left without a question.
    resetField('reportName', { defaultValue: proposed })
  }, [proposed, getValues, resetField])
  return (
    <RecordForm draft={draft} title={t('add')} onClose={() => void navigate(linkTo('/report'))}>
      <SelectInput<ReportDraft, number | ReadyName>
        of={draft}
        name="templateId"
        label={t('template')}
        choices={templates}
      />
      <MonitorsInput<ReportDraft> of={draft} name="monitors" label={t('monitors')} />
      <ChecksInput
        of={draft}
        name="sentiments"
        label={t('sentiment')}
        options={[
          ['1', t('positive')],
          ['0', t('neutral')],
          ['-1', t('negative')],
        ]}
      />
      <SlotInput<ReportDraft, ReportDraft['filters']> of={draft} name="filters" label={t('filters')}>
        {({ value, onChange, ref }) => (
          <div ref={ref} tabIndex={-1}>
            <FilterBar
              view={{ ...emptyView, filters: value }}
              isCounted={false}
              change={({ filters }) => filters && onChange([...filters])}
            />
          </div>
        )}
      </SlotInput>
      <RadioInput of={draft} name="period" label={t('period')} options={choicesOf(periods, t)} />
      {period === 'own' && (
        <>
          <MomentInput of={draft} name="from" label={t('from')} />
          <MomentInput of={draft} name="to" label={t('to')} />
        </>
      )}
      <ArticleCount asked={requested} />
      <TextInput of={draft} name="reportName" label={t('name')} most={nameLength * 2} />
    </RecordForm>
  )
}

/** From the address: a ready one by name, else by id. */
function templateIn(named: string | null): ReportDraft['templateId'] {
  const ready = readyNames.find(name => name === named)
  return ready ?? (named && /^\d+$/.test(named) ? Number(named) : blank.templateId)
}

/** As the address says: a template alone, or what a board is narrowed to besides. */
function startIn(search: URLSearchParams): ReportDraft {
  const templateId = templateIn(search.get('template'))
  if (!search.has('name')) return { ...blank, templateId }
  const { monitors, filters, range } = viewOf(search)
  const isOwn = typeof range !== 'string'
  const period = periods.find(each => each === range) ?? (isOwn ? 'own' : blank.period)
  return {
    ...blank,
    ...{ templateId, period, monitors: [...monitors] },
    filters: filters.map(({ field, is, values }) => ({ field, is, values: [...values] })),
    ...(isOwn && { from: range.from, to: range.to }),
  }
}
