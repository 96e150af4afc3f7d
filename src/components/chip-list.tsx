import { Icon, type IconName } from './icon.tsx';

interface ChipListProps {
	id: string;
	title: string;
	chips: { text: string; address: string; icon?: IconName }[];
}

/** A titled row of links; renders nothing without any. */
export function ChipList({ id, title, chips }: ChipListProps) {
	if (chips.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 className="kind" id={id}>
				{title}
			</h2>
			<ul className="chips">
				{chips.map(({ text, address, icon }) => (
					<li key={address}>
						<a className="chip" href={address} data-cat={icon}>
							{icon && <Icon name={icon} />}
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
