// What is drawn on a canvas, as a file to keep or to share.

export function canvasPicture(canvas: HTMLCanvasElement | null, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: blob.type }))
      else reject(new Error('no picture'))
    }, 'image/png')
  })
}
