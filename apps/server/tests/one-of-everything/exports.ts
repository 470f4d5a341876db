import { anew, type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/downloadInfo'
const aFolder = ({ make }: Ground) => make(`${path}Folder`, { name: `${secret} ${Math.random()}` })
const aFieldSet = ({ make }: Ground) =>
  make(`${path}/fieldSet`, { name: `组合 ${Math.random()}`.slice(0, 30), fields: [{ key: 'title' }] })
/** No two are the same order. */
const anOrder = ({ article }: Ground) => ({
  ticked: { idList: [article] },
  fields: [{ key: 'title' }],
  format: 'csv',
  fileName: `${secret} ${Math.random()}`,
})

export const exports: Fillings = {
  list: async ground => {
    await ground.makeDownload()
    return {}
  },
  older: async ground => {
    await ground.makeDownload()
    return {}
  },
  options: async ground => {
    await ground.make(`${path}/fieldSet`, { name: `${secret} 选项`, fields: [{ key: 'title' }] })
    return {}
  },
  preview: ground => ({ body: anOrder(ground) }),
  order: ground => ({ body: anOrder(ground) }),
  again: async ground => ({ params: { id: (await ground.make(path, anOrder(ground))).id } }),
  cancel: async ground => ({ params: { id: (await ground.make(path, anOrder(ground))).id } }),
  change: async ground => ({ body: { id: await ground.makeDownload(), fileName: `${secret} 改` } }),
  remove: async ground => ({ body: { id: await ground.makeDownload() } }),
  file: async ground => ({ params: { id: await ground.makeDownload() } }),
  link: async ground => ({ params: { id: await ground.makeDownload() }, body: {} }),
  unlink: async ground => {
    const id = await ground.makeDownload()
    await ground.make(`${path}/${id}/link`, {})
    return { params: { id } }
  },
  addFieldSet: () => ({ body: { name: '新的组合', fields: [{ key: 'title' }] } }),
  changeFieldSet: async ground => ({ body: { ...(await aFieldSet(ground)), name: anew(`${secret} 改`) } }),
  removeFieldSet: async ground => ({ params: { id: (await aFieldSet(ground)).id } }),
  folders: async ground => {
    await aFolder(ground)
    return {}
  },
  addFolder: () => ({ body: { name: '新的文件夹' } }),
  renameFolder: async ground => {
    const { id, version } = await aFolder(ground)
    return { body: { id, version, name: `${secret} 改名` } }
  },
  removeFolder: async ground => ({ body: { id: (await aFolder(ground)).id } }),
  sortFolders: async ground => ({ body: { idPrev: 0, id: (await aFolder(ground)).id, idNext: 0, fatherId: 0 } }),
}
