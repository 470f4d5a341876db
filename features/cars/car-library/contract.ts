/** Series of cars with models, dealers, sales and relations, each an organisation's own. */
import { contract, feature } from '@guanlan/platform/contract'
import { carModels } from './contract/models.ts'
import { carSales } from './contract/sales-list.ts'
import { seriesCalls } from './contract/series.ts'
import { shops } from './contract/shops.ts'

export * from './contract/models.ts'
export * from './contract/sales-list.ts'
export * from './contract/series.ts'
export * from './contract/shops.ts'
export { nameLength } from './contract/words.ts'

export const cars = contract(seriesCalls)

export const carsFeature = feature({
  name: 'cars',
  permissions: {
    view: { name: ['查看汽车洞察', '檢視汽車洞察', 'See cars'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: {
      name: ['编辑车系、车型与销量', '編輯車系、車型與銷量', 'Change series, models and sales'],
      roles: ['orgAdmin', 'member'],
    },
    owners: { name: ['管理车主', '管理車主', 'Manage car owners'], roles: ['orgAdmin', 'member'] },
    contacts: { name: ['查看车主联系方式', '檢視車主聯絡方式', 'See how car owners are reached'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: cars,
})

const borrows = ['cars.view', 'cars.edit'] as const
export const carModelsFeature = feature({
  name: 'carModels',
  permissions: {},
  borrows,
  quotas: {},
  contract: carModels,
})
export const carSalesFeature = feature({ name: 'carSales', permissions: {}, borrows, quotas: {}, contract: carSales })
export const shopsFeature = feature({ name: 'shops', permissions: {}, borrows, quotas: {}, contract: shops })
