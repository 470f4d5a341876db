import { fileName, saveAs, toast } from '@guanlan/platform/web'
import type { LayoutApi } from './api.ts'

/** The layout as it is saved, as a file that the browser keeps. */
export async function saveLayoutFile(api: Pick<LayoutApi, 'getFile'>, { id, name }: { id: number; name: string }) {
  try {
    const file = await api.getFile({ params: { id } })
    saveAs(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `${fileName(name)}.json`)
  } catch (error) {
    toast({ text: (error as Error).message, tone: 'warning' })
  }
}
