import { contract } from '@guanlan/platform/contract'
import {
  connect,
  fileName,
  Icon,
  later,
  Menu,
  saveAs,
  toast,
  useMay,
  type useSheet,
  useWords,
} from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { takingCalls } from '../../contract/taking.ts'
import type { Board, Frame, View } from '../../contract.ts'
import { layoutStrings } from '../../strings/layouts.ts'
import { takingStrings } from '../../strings/taking.ts'
import { api, boardsKey } from '../api.ts'
import { usePanelName } from '../panels/use-panel-name.ts'
import { saveLayoutFile } from '../versions/save-file.ts'

const ShareBoard = later(() => import('./ShareBoard.tsx'))
const Versions = later(() => import('../versions/Versions.tsx'))
const ReportOfBoard = later(() => import('./ReportOfBoard.tsx'))

const taking = connect(contract(takingCalls))

/** What leaves with a board: a link, a workbook, a picture of its charts, a template of reports. */
export function BoardActs({
  board,
  place,
  view,
  frame,
  sheet,
}: {
  board: Board
  place: number
  view: View
  /** As it is narrowed now. */
  frame: Frame
  sheet: ReturnType<typeof useSheet>
}) {
  const t = useWords(takingStrings)
  const l = useWords(layoutStrings)
  const may = useMay()
  const nameOf = usePanelName()
  const [open, setOpen] = useState<'share' | 'report' | 'versions' | null>(null)
  const name = board.name === view.name ? board.name : `${board.name} · ${view.name}`
  const isEmpty = view.panels.length === 0
  const saveWorkbook = async () => {
    toast({ text: t('isMade') })
    try {
      const body = { name: name.slice(0, 50), panels: view.panels, frame }
      saveAs(await taking.exportFigures({ body }, { timeout: 'long' }), `${fileName(name)}.xlsx`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  const savePicture = async () => {
    toast({ text: t('isMade') })
    const charts = view.panels
      .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
      .filter(({ shows }) => shows.kind !== 'clock' && shows.kind !== 'text' && shows.kind !== 'countdown')
    try {
      await sheet.save(
        charts.map(({ id, at }) => ({ name: id, width: at.w > 16 ? 3 : at.w > 10 ? 2 : 1 })),
        () => false,
        async missing => ({
          title: name,
          lines:
            missing.length === 0
              ? []
              : [
                  t('notInPicture', {
                    names: charts
                      .filter(({ id }) => missing.includes(id))
                      .map(nameOf)
                      .join(' · '),
                  }),
                ],
        }),
      )
    } catch {
      toast({ text: t('noPicture'), tone: 'warning' })
    }
  }
  return (
    <>
      <Menu
        label={t('more')}
        face={<Icon name="download" />}
        items={[
          ...(may('boards.edit')
            ? [{ key: 'share', label: t('share'), icon: 'share' as const, run: () => setOpen('share') }]
            : []),
          {
            ...{ key: 'xlsx', label: t('asWorkbook'), icon: 'table', disabled: isEmpty },
            run: () => void saveWorkbook(),
          },
          {
            ...{ key: 'png', label: t('asPicture'), icon: 'download', disabled: isEmpty },
            run: () => void savePicture(),
          },
          ...(may('boards.edit') && may('reports.templates')
            ? [{ key: 'report', label: t('asReport'), disabled: isEmpty, run: () => setOpen('report') }]
            : []),
          { key: 'versions', label: l('versions'), begins: true, run: () => setOpen('versions') },
          { key: 'json', label: l('getFile'), run: () => void saveLayoutFile(api, board) },
        ]}
      />
      <Suspense>
        {open === 'versions' && (
          <Versions
            api={api}
            queryKey={boardsKey}
            id={board.id}
            version={board.version}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'share' && <ShareBoard board={board} onClose={() => setOpen(null)} />}
        {open === 'report' && <ReportOfBoard id={board.id} place={place} frame={frame} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
