/** The dice of a year: each is thrown onto the garden, lies there for a moment, and flies to its line in the panel. */
import { endOf } from '../../../lib/table/beats';
import { dieBeat, homeBeat } from './beats';

/** Where the dice lie, as parts of the garden's width and height, and how they are turned. */
const LIE = [
  { x: 0.36, y: 0.58, turn: -12 },
  { x: 0.52, y: 0.45, turn: 8 },
  { x: 0.66, y: 0.57, turn: -4 },
] as const;
/** Below this height the garden is only a strip, and the dice come up in the panel at once. */
const LEAST = 160;

/** Throws a copy of the die, outside of the panel, which cuts off what leaves it. */
export function thrown(i: number, pace: number) {
  return (die: HTMLElement) => {
    const garden = document.querySelector('.plate')?.getBoundingClientRect();
    const lie = LIE[i];
    if (pace === 0 || !lie || !garden || garden.height < LEAST) return;
    const { left, top, width, height } = die.getBoundingClientRect();
    const at = (x: number, y: number, turn: number, scale: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`;
    const [x, y] = [garden.left + lie.x * garden.width, garden.top + lie.y * garden.height];
    const { turn } = lie;
    const [cast, home] = [dieBeat(i), homeBeat(i)];
    const duration = endOf(home) - cast.at;
    const lies = { transform: at(x, y, turn, 1.3) };
    const copy = die.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      zIndex: '40',
      pointerEvents: 'none',
    });
    copy.setAttribute('aria-hidden', 'true');
    document.body.append(copy);
    die.style.visibility = 'hidden';
    const flight = copy.animate(
      [
        { transform: at(x - 90, garden.bottom, turn - 540, 1.3), opacity: 0 },
        { opacity: 1, offset: 0.05 },
        { ...lies, offset: cast.for / duration, easing: 'ease' },
        { ...lies, offset: (home.at - cast.at) / duration, easing: 'ease-in-out' },
        { transform: at(left + width / 2, top + height / 2, 0, 1), opacity: 1 },
      ],
      { delay: cast.at * pace, duration: duration * pace, fill: 'backwards', easing: 'ease-out' },
    );
    const end = () => {
      copy.remove();
      die.style.visibility = '';
    };
    flight.onfinish = end;
    return () => {
      flight.cancel();
      end();
    };
  };
}
