// Words by which drivers speak of the ten aspects of a car.
import type { TextRange } from '../sentiment/grams.ts'

/** What is said of a car, as reviews are labelled. */
export const carAspects = ['动力', '价格', '内饰', '配置', '安全性', '外观', '操控', '油耗', '空间', '舒适性'] as const
export type CarAspect = (typeof carAspects)[number]

const words: Readonly<Record<string, string>> = {
  动力: '动力 发动机 变速箱 变速器 加速 提速 起步 马力 扭矩 涡轮 增压 自吸 水平对置 cvt 机油 爆震 火花塞 爬坡 推背 油门 2.0 2.5 转速 燃油 积碳 引擎 换挡 换档 超车 顿挫',
  价格: '价 优惠 便宜 贵 落地 裸车 税 现金 报价 全款 钱 送 预算 保值',
  内饰: '内饰 座椅 做工 用料 材质 真皮 档次 塑料 细节 粗糙 棕 加热 记忆',
  配置: '配置 导航 中控 屏 雷达 倒车 影像 音响 音质 手机 cd 胎压 低配 高配 顶配 大灯 天窗 地图 安卓 主机',
  安全性: '刹车 安全 气囊 制动 召回 碰撞 钢 车灯 撞 刹',
  外观: '外观 车漆 前脸 颜色 颜值 好看 丑 漂亮 难看 大气 外形 尾 设计 漆 色 獠牙 车身',
  操控: '操控 底盘 方向盘 四驱 过弯 抓地 悬挂 稳定性 通过性 越野 装甲 护板 操纵 路面 雪地 性能 开起来 公路 驾驶',
  油耗: '油耗 省油 费油 个油 耗油 百公里 加油 高速 市区 均速 综合 表显 堵车 油',
  空间: '空间 后备箱 后排 视野 轴距 宽敞 储物 坐',
  舒适性: '空调 噪音 异响 舒适 隔音 减震 滤芯 空滤 味 声音 静 颠 震 风 抖 冷 压缩机 玻璃 窗 响',
}

const listed = new Map(Object.entries(words).map(([aspect, own]) => [aspect, own.split(' ')]))

/** Where the aspect is spoken of in the text. */
export const findAspect = (text: string, aspect: string): TextRange[] => findInLower(text.toLowerCase(), aspect)

/** The same in a text without capital letters. */
export function findInLower(lower: string, aspect: string): TextRange[] {
  const found: TextRange[] = []
  for (const word of listed.get(aspect) ?? [aspect])
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      found.push({ from: at, to: at + word.length })
  return found
}
