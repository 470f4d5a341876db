import { phrases } from '@guanlan/platform/contract'

/** Maps of regions, and why a file of theirs is not used. */
export const regionStrings = phrases({
  asBars: ['条形', '長條', 'Bars'],
  asMap: ['地图', '地圖', 'Map'],
  regionsAs: ['{{title}}的显示方式', '{{title}}的顯示方式', 'How this is shown: {{title}}'],
  wholeCountry: ['全国', '全國', 'The whole country'],
  backToRegion: ['{{name}}，回到{{above}}', '{{name}}，回到{{above}}', '{{name}}: back to {{above}}'],
  intoRegion: ['看{{name}}下一级', '看{{name}}下一級', 'Look into {{name}}'],
  intoRegions: ['看下一级：{{title}}', '看下一級：{{title}}', 'Look into a place: {{title}}'],
  placeItself: ['{{name}}（未细分）', '{{name}}（未細分）', '{{name}}, no more precise'],
  sketch: ['示意图，不代表实际边界', '示意圖，不代表實際邊界', 'A sketch: it shows no actual boundaries'],
  approved: ['审图号：{{approval}}', '審圖號：{{approval}}', 'Map approval number: {{approval}}'],
  notApproved: ['此地图没有审图号', '此地圖沒有審圖號', 'This map has no approval number'],
  mapSource: ['来源：{{source}}', '來源：{{source}}', 'Source: {{source}}'],
  noMapOf: [
    '没有{{name}}的地图，以条形显示',
    '沒有{{name}}的地圖，以長條顯示',
    'There is no map of {{name}}; it is shown as bars',
  ],
  noMap: ['没有这份地图', '沒有這份地圖', 'There is no such map'],
  mapTooLarge: [
    '地图文件超过 {{most}} MB，没有使用',
    '地圖檔案超過 {{most}} MB，沒有使用',
    'The map is not used: its file is larger than {{most}} MB',
  ],
  mapNotJson: [
    '地图文件不是 JSON，没有使用',
    '地圖檔案不是 JSON，沒有使用',
    'The map is not used: its file is no JSON',
  ],
  mapNotGeoJson: [
    '地图文件不是 GeoJSON 要素集合，没有使用',
    '地圖檔案不是 GeoJSON 要素集合，沒有使用',
    'The map is not used: its file is no collection of GeoJSON features',
  ],
  mapOffEarth: [
    '地图文件中有不是经纬度的坐标，没有使用',
    '地圖檔案中有不是經緯度的座標，沒有使用',
    'The map is not used: its file has coordinates that are no longitude and latitude',
  ],
  mapTooFine: [
    '地图文件超过 {{most}} 个坐标点，没有使用',
    '地圖檔案超過 {{most}} 個座標點，沒有使用',
    'The map is not used: its file has more than {{most}} points',
  ],
  mapShape: [
    '地图文件中有不能画的图形（{{shape}}），没有使用',
    '地圖檔案中有不能畫的圖形（{{shape}}），沒有使用',
    'The map is not used: its file has a shape that cannot be drawn ({{shape}})',
  ],
  mapLacks: ['地图缺少 {{names}}，没有使用', '地圖缺少 {{names}}，沒有使用', 'The map is not used: it lacks {{names}}'],
})
