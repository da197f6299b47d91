import styled from '@emotion/styled'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setScreenWidth } from '../support/screenWidth'

const Hidden = styled('div')({ display: 'none' })
const Invisible = styled('div')({ visibility: 'hidden' })
const Visible = styled('div')({ visibility: 'visible' })
const Faded = styled('div')({ opacity: 0 })
const Wide = styled('div')({ display: 'none', '@media (min-width:900px)': { display: 'flex' } })
const Parent = styled('div')({ '& .second': { display: 'none' }, '&:empty': { display: 'grid' } })

const displayOf = (testId: string) => getComputedStyle(screen.getByTestId(testId)).display

describe('the computed styles of unit tests', () => {
  it('role queries skip exactly the elements that Emotion or an attribute hides', () => {
    render(
      <>
        <Hidden>
          <button>displays none</button>
        </Hidden>
        <Invisible>
          <button>invisible</button>
          <Visible>
            <button>visible again</button>
          </Visible>
        </Invisible>
        <div hidden>
          <button>hidden attribute</button>
        </div>
        <div style={{ display: 'none' }}>
          <button>inline style</button>
        </div>
        <button>plain</button>
      </>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['visible again', 'plain'])
    expect(screen.getByText('invisible')).not.toBeVisible()
    expect(screen.getByText('plain')).toBeVisible()
  })

  it('the styles follow the width of the window', () => {
    render(<Wide data-testid="wide" />)
    expect(displayOf('wide')).toBe('none')
    setScreenWidth(1280)
    expect(displayOf('wide')).toBe('flex')
  })

  it('the styles match selectors of a parent and of a state, and know the display of each tag', () => {
    render(
      <>
        <Parent data-testid="parent">
          <span data-testid="first" />
          <span data-testid="second" className="second" />
        </Parent>
        <Parent data-testid="empty" />
      </>,
    )
    expect(['parent', 'first', 'second', 'empty'].map(displayOf)).toEqual(['block', 'inline', 'none', 'grid'])
  })

  it('an element is invisible when Emotion, its own style or a style sheet of the page makes it transparent', () => {
    const { container } = render(
      <>
        <Faded>
          <p>by Emotion</p>
        </Faded>
        <p style={{ opacity: 0 }}>by itself</p>
        <p className="plain">plain</p>
      </>,
    )
    expect(screen.getByText('by Emotion')).not.toBeVisible()
    expect(screen.getByText('by itself')).not.toBeVisible()
    expect(screen.getByText('plain')).toBeVisible()
    container.append(Object.assign(document.createElement('style'), { textContent: '.plain { opacity: 0 }' }))
    expect(screen.getByText('plain')).not.toBeVisible()
  })
})
