import {
  Button,
  ErrorOf,
  exact,
  Panel,
  PlainTable,
  Stack,
  TextField,
  toast,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { modelApi } from './api.ts'
import { readSales } from './read-sales.ts'

/** Sales of a model by month with their source; months are reported a line each. */
export function Sales({ modelId }: { modelId: number }) {
  const t = useWords(strings)
  const may = useMay()
  const sales = useQuery({
    queryKey: ['cars', 'sales', modelId],
    queryFn: ({ signal }) => modelApi.sales({ body: { modelId } }, { signal }),
  })
  const act = useUndo(() => sales.refetch())
  const [lines, setLines] = useState('')
  const [source, setSource] = useState('')
  const save = async () => {
    const { months, wrong } = readSales(lines)
    if (wrong !== null) return void toast({ text: t('salesLine', { line: wrong }), tone: 'warning' })
    const done = await act(
      () => modelApi.reportSales.act({ body: { modelId, source, months } }),
      ({ changed }) => t('salesSaved', { count: changed }),
    )
    if (done) setLines('')
  }
  return (
    <Panel title={t('sales')}>
      <Stack gap={12}>
        {sales.isError && <ErrorOf error={sales.error} onRetry={() => void sales.refetch()} />}
        {(sales.data ?? []).length > 0 && (
          <PlainTable label={t('sales')} head={[t('monthHead'), { number: t('sales') }, t('salesSource'), t('before')]}>
            {sales.data?.toReversed().map(({ month, amount, source, earlier }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td data-number>{amount === null ? '—' : exact(amount)}</td>
                <td>{source}</td>
                <td>{earlier.map(each => exact(each.amount)).join('、')}</td>
              </tr>
            ))}
          </PlainTable>
        )}
        {may('cars.edit') && (
          <>
            <label className="labelled">
              {t('salesLines')}
              <textarea
                rows={4}
                placeholder={t('salesLinesNote')}
                value={lines}
                onChange={event => setLines(event.target.value)}
              />
            </label>
            <TextField
              label={t('salesSource')}
              value={source}
              onChange={event => setSource(event.target.value)}
              maxLength={100}
            />
            <Button disabled={lines.trim() === '' || source.trim() === ''} onClick={() => void save()}>
              {t('saveSales')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  )
}
