import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import {
	type CategoryAccent,
	type CategoryStyle,
	categoryAccents,
	categoryIcons,
} from '#domain/names/category';
import { messages } from '../../messages/all.ts';

interface SwatchProps {
	label: string;
	pressed: boolean;
	accent?: CategoryAccent | undefined;
	onPress: () => void;
	children: React.ReactNode;
}

const Swatch = ({ label, pressed, accent, onPress, children }: SwatchProps) => (
	<button
		type="button"
		aria-label={label}
		data-tip={label}
		aria-pressed={pressed}
		{...categoryColour({ name: '', accent })}
		onClick={onPress}
	>
		{children}
	</button>
);

interface LookChoiceProps {
	name: string;
	look: CategoryStyle;
	onChange: (look: CategoryStyle) => void;
}

/** Icon and colour; without a choice both follow the name. */
export function LookChoice({ name, look, onChange }: LookChoiceProps) {
	const { topics: text } = messages;
	const { icon = null, accent = null } = look;
	const ownIcon = categoryIconName({ id: '', slug: '', name });
	const ownName = ownIcon in text.icons ? text.icons[ownIcon as keyof typeof text.icons] : ownIcon;
	return (
		<div className="field">
			<span className="label">{text.look}</span>
			<fieldset className="swatches" aria-label={text.icon}>
				<Swatch
					label={text.byName(ownName)}
					pressed={icon === null}
					onPress={() => onChange({ ...look, icon: null })}
				>
					<Icon name={ownIcon} />
				</Swatch>
				{categoryIcons
					.filter((each) => each !== ownIcon)
					.map((each) => (
						<Swatch
							key={each}
							label={text.icons[each]}
							pressed={icon === each}
							onPress={() => onChange({ ...look, icon: each })}
						>
							<Icon name={each} />
						</Swatch>
					))}
			</fieldset>
			<fieldset className="swatches" aria-label={text.accent}>
				<Swatch
					label={text.colourByName}
					pressed={accent === null}
					onPress={() => onChange({ ...look, accent: null })}
				>
					<i className="none" />
				</Swatch>
				{categoryAccents.map((each) => (
					<Swatch
						key={each}
						label={text.accents[each]}
						accent={each}
						pressed={accent === each}
						onPress={() => onChange({ ...look, accent: each })}
					>
						<i />
					</Swatch>
				))}
			</fieldset>
		</div>
	);
}
