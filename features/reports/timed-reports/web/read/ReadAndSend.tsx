import { type ReadActs, ReadReport } from '@guanlan/features/reports/reports/web'
import { Button, useMay, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useState } from 'react'
import { strings } from '../../strings.ts'

const SendReport = lazy(() => import('../send/SendReport.tsx'))

/** The reading page of a report, with its way into mailboxes. */
export default function ReadAndSend() {
  return <ReadReport acts={report => <SendAct {...report} />} />
}

function SendAct({ id, name, isMade, unfinished }: Parameters<ReadActs>[0]) {
  const t = useWords(strings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!isMade || !may('timedReports.send')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sendReport')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendReport id={id} name={name} unfinished={unfinished} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
