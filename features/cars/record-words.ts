/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'carAspects.correct': ['更正评价方面', '更正評價方面', 'Corrected the aspect of a sentence'],
  'carModels.create': ['新增车型', '新增車型', 'Added a car model'],
  'carModels.update': ['修改车型', '修改車型', 'Changed a car model'],
  'carModels.remove': ['删除车型', '刪除車型', 'Removed car models'],
  'carModels.export': ['导出车型', '匯出車型', 'Exported car models'],
  'carModels.importFile': ['上传车型导入文件', '上傳車型匯入檔案', 'Sent a file of car models'],
  'carModels.importRows': ['导入车型', '匯入車型', 'Imported car models'],
  'carModels.delete': ['删除车型', '刪除車型', 'Deleted car models'],
  'carModels.reportSales': ['填报车型销量', '填報車型銷量', 'Reported sales of a model'],
  'carModels.relate': ['确认车系关系', '確認車系關系', 'Confirmed a relation of series'],
  'carModels.unrelate': ['解除车系关系', '解除車系關系', 'Removed a relation of series'],
  'carOwners.create': ['新增车主', '新增車主', 'Added a car owner'],
  'carOwners.update': ['修改车主', '修改車主', 'Changed a car owner'],
  'carOwners.delete': ['彻底删除车主资料', '徹底刪除車主資料', 'Erased car owners'],
  'carOwners.contacts': ['查看车主联系方式', '檢視車主聯絡方式', 'Looked at ways to reach owners'],
  'carOwners.take': ['领取车主', '領取車主', 'Took an owner of the pool'],
  'carOwners.release': ['放回车主', '放回車主', 'Put an owner back in the pool'],
  'carOwners.addAccount': ['添加车主公开账号', '添加車主公開帳號', 'Added a public account to an owner'],
  'carOwners.removeAccount': ['删除车主公开账号', '刪除車主公開帳號', 'Removed a public account of an owner'],
  'carOwners.saveLabel': ['保存车主标签', '儲存車主標籤', 'Saved a label of owners'],
  'carOwners.deleteLabel': ['删除车主标签', '刪除車主標籤', 'Deleted labels of owners'],
  'carOwners.export': ['导出车主', '匯出車主', 'Exported car owners'],
  'carOwners.importFile': ['上传车主导入文件', '上傳車主匯入檔案', 'Sent a file of car owners'],
  'carOwners.importRows': ['导入车主', '匯入車主', 'Imported car owners'],
  'cars.create': ['新增车系', '新增車系', 'Added a car series'],
  'cars.update': ['修改车系', '修改車系', 'Changed a car series'],
  'cars.remove': ['删除车系', '刪除車系', 'Removed car series'],
  'cars.export': ['导出车系', '匯出車系', 'Exported car series'],
  'cars.importFile': ['上传车系导入文件', '上傳車系匯入檔案', 'Sent a file of car series'],
  'cars.importRows': ['导入车系', '匯入車系', 'Imported car series'],
  'carSales.export': ['导出销量', '匯出銷量', 'Exported sales'],
  'carSales.importFile': ['上传销量导入文件', '上傳銷量匯入檔案', 'Sent a file of sales'],
  'carSales.importRows': ['导入销量', '匯入銷量', 'Imported sales'],
  'shops.create': ['新增经销商', '新增經銷商', 'Added a dealer'],
  'shops.update': ['修改经销商', '修改經銷商', 'Changed a dealer'],
  'shops.remove': ['删除经销商', '刪除經銷商', 'Removed dealers'],
  'shops.export': ['导出经销商', '匯出經銷商', 'Exported dealers'],
  'shops.importFile': ['上传经销商导入文件', '上傳經銷商匯入檔案', 'Sent a file of dealers'],
  'shops.importRows': ['导入经销商', '匯入經銷商', 'Imported dealers'],
}

const tables: RecordWords['tables'] = {
  car_sentences: ['车系评价句', '車系評價句', 'Sentence about a series'],
  car_dealers: ['经销商', '經銷商', 'Dealer'],
  car_models: ['车型', '車型', 'Car model'],
  car_owner_accounts: ['车主账号', '車主帳號', 'Account of an owner'],
  car_owner_keepers: ['车主负责人', '車主負責人', 'Who looks after an owner'],
  car_owner_labels: ['车主标签', '車主標籤', 'Label of owners'],
  car_owners: ['车主', '車主', 'Car owner'],
  car_relations: ['车系关系', '車系關系', 'Relation of series'],
  car_sales: ['销量', '銷量', 'Sales'],
  car_series: ['车系', '車系', 'Car series'],
}

const objects: RecordWords['objects'] = {
  carOwners: 'car_owners',
  carModels: 'car_models',
  carSales: 'car_sales',
  cars: 'car_series',
  shops: 'car_dealers',
}

export const recordWords: RecordWords = { acts, tables, objects }
