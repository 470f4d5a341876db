import type { Fillings, Ground } from './ground.ts'

const layout = { name: '草稿', size: null, views: [{ name: '总览', panels: [] }] }

/** Drafts, versions and files: of boards and big screens alike. */
export const layouts = (
  saved: (ground: Ground, name: string) => Promise<{ id: number; version: number }>,
): Fillings => ({
  versions: async ground => ({ params: { id: (await saved(ground, 'versions')).id } }),
  bringBack: async ground => {
    const { id, version } = await saved(ground, 'bringBack')
    return { params: { id }, body: { number: 1, version } }
  },
  getDraft: async ground => ({ params: { id: (await saved(ground, 'getDraft')).id } }),
  saveDraft: async ground => ({ params: { id: (await saved(ground, 'saveDraft')).id }, body: { layout } }),
  dropDraft: async ground => ({ params: { id: (await saved(ground, 'dropDraft')).id } }),
  getFile: async ground => ({ params: { id: (await saved(ground, 'getFile')).id } }),
  importLayout: () => ({
    body: { format: 'guanlan-layout', version: 1, name: '导入的布局', views: [{ name: '总览', panels: [] }] },
  }),
})
