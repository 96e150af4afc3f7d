import { useId } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { later, unsaid } from '../ui/later.tsx';
import { MenuPopover } from '../ui/menu.tsx';
import { usePhone } from '../ui/use-phone.ts';

const { places: names, bar } = messages;

const places = [
	['posts', paths.admin.home],
	['calendar', paths.admin.calendar],
	['results', paths.admin.results],
	['topics', paths.admin.topics],
	['images', paths.admin.images],
	['bin', paths.admin.bin],
	['system', paths.admin.system],
	['profile', paths.admin.profile],
] as const;
/** Below 1024 px the others are behind 'Mais'. */
const shown = 4;

const Hand = later(async () => (await import('./tab-icon.tsx')).TabIcon, unsaid);

/** The desk's places; on phones they are at the bottom, with their drawings. */
export function Places() {
	const id = useId();
	const isPhone = usePhone();
	const hand = (place: string) => <i className="hand">{isPhone && <Hand place={place} />}</i>;
	return (
		<nav className="desk-nav" aria-label={bar.nav}>
			{places.map(([place, to], at) => (
				<NavLink
					key={place}
					to={to}
					end={to === paths.admin.home}
					className={at < shown ? '' : 'extra'}
				>
					{hand(place)}
					{names[place]}
				</NavLink>
			))}
			<button
				type="button"
				className="more"
				popoverTarget={id}
				aria-haspopup="menu"
				aria-expanded="false"
			>
				{hand('more')}
				{names.more}
			</button>
			<MenuPopover id={id} label={names.more}>
				{places.slice(shown).map(([place, to]) => (
					<NavLink key={place} to={to} role="menuitem" tabIndex={-1}>
						{names[place]}
					</NavLink>
				))}
			</MenuPopover>
		</nav>
	);
}
