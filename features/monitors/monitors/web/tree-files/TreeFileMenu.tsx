import { dayHere, Icon, Menu, type MenuItem, toast, useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { monitorApi } from '../tree/monitor-queries.ts'
import { saveBlob } from './save-blob.ts'

/** Acts on many: choosing several, and the whole tree out and in. */
export function TreeFileMenu({
  onImport,
  isChoosing = false,
  onChoose,
}: {
  onImport: () => void
  isChoosing?: boolean
  /** Absent: several cannot be chosen here. */
  onChoose?: () => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const save = (kind: 'json' | 'xlsx') => async () => {
    try {
      const name = `${t('treeExport')}-${dayHere()}.${kind}`
      saveBlob(await monitorApi.exportTree({ query: { kind } }, { timeout: 'long' }), name)
    } catch (error) {
      toast({ text: (error as Error).message || t('actFailed'), tone: 'warning' })
    }
  }
  const items: MenuItem[] = [
    ...(onChoose ? [{ key: 'choose', label: t('chooseMany'), chosen: isChoosing, run: onChoose }] : []),
    { key: 'xlsx', label: t('exportSheet'), icon: 'download', run: () => void save('xlsx')() },
    { key: 'json', label: t('exportJson'), icon: 'download', run: () => void save('json')() },
    ...(may('monitors.edit')
      ? [{ key: 'import', label: t('importTree'), icon: 'upload' as const, run: onImport }]
      : []),
  ]
  return (
    <Menu
      className="button quiet small only-icon"
      label={t('moreActs')}
      face={<Icon name="more" size={14} />}
      items={items}
    />
  )
}
