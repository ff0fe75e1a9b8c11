"""Draws one scene file in its passes. Runs inside Blender:

    blender -b --factory-startup -P render.py -- scene.json

frame     the opaque parts of the frames alone, on nothing
props     what the frames stand on or beside, on nothing
backdrop  the empty set with the shadows, small
tint      how much light the glass lets through, white where there is none
sheen     what the glass reflects

Glass in passes of its own has no grain: nothing is left to chance between reflecting and letting through.
"""

import json
import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))

import materials  # noqa: E402
import stage  # noqa: E402

# Pictures are stored at half brightness, so that highlights keep their colour. The compositor brings it back.
HEADROOM = 0.5


class Passes:
    def __init__(self, scene_file):
        self.scene = bpy.context.scene
        self.data = scene_file
        self.glass, self.opaque = stage.add_frames(scene_file)
        self.props = stage.add_props(scene_file["props"])
        self.backdrop = stage.add_backdrop(scene_file["backdrop"])
        self.lights = stage.add_lights(scene_file)
        self.windows = [stage.add_window(spec) for spec in scene_file["windows"]]
        stage.add_camera(scene_file["camera"])
        for window in self.windows:
            window.hide_render = True

    def run(self):
        self.settings()
        self.frame()
        if self.props:
            self.props_only()
        self.backdrop_only()
        self.tint()
        self.sheen()

    def settings(self):
        cycles = self.scene.cycles
        cycles.device = "CPU"
        cycles.use_denoising = False
        cycles.adaptive_threshold = 0.015
        cycles.adaptive_min_samples = 16
        cycles.max_bounces = 10
        cycles.glossy_bounces = 4
        cycles.transmission_bounces = 10
        cycles.transparent_max_bounces = 16
        # No path is ended by chance: that is where glass behind glass and crystal would get their grain.
        cycles.min_transparent_bounces = 16
        cycles.min_light_bounces = 8
        cycles.caustics_reflective = False
        cycles.caustics_refractive = False
        cycles.blur_glossy = 0.4
        cycles.sample_clamp_indirect = 3
        self.scene.view_settings.view_transform = "Raw"
        image = self.scene.render.image_settings
        image.file_format = "PNG"
        image.color_depth = "16"
        image.compression = 5

    def draw(self, name, samples, exposure=HEADROOM, scale=1.0, box=None, transparent=False, adaptive=False):
        cycles, render = self.scene.cycles, self.scene.render
        cycles.samples = samples
        cycles.use_adaptive_sampling = adaptive
        cycles.film_exposure = exposure
        width, height = self.data["size"]
        render.resolution_x, render.resolution_y = round(width * scale), round(height * scale)
        render.use_border = box is not None
        if box:
            render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = box
        render.film_transparent = transparent
        render.image_settings.color_mode = "RGBA" if transparent else "RGB"
        render.filepath = os.path.join(self.data["folder"], name + ".png")
        bpy.ops.render.render(write_still=True)

    def frame(self):
        for thing, _ in self.glass:
            thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False
        for thing in self.props:
            thing.is_holdout = True
        self.backdrop.visible_camera = False
        self.backdrop.data.materials[0] = materials.glow(
            self.data["backdrop"]["color"], self.data["backdrop"]["glow"]
        )
        self.scene.cycles.diffuse_bounces = 2
        self.draw("frame", self.data["samples"], box=self.data.get("frameBox"), transparent=True, adaptive=True)

    def props_only(self):
        for thing in self.opaque:
            thing.visible_camera = False
        for thing in self.props:
            thing.is_holdout = False
        self.draw(
            "props", self.data["propsSamples"], box=self.data.get("propsBox"), transparent=True, adaptive=True
        )

    def backdrop_only(self):
        for thing in self.opaque + self.props:
            thing.visible_camera = False
        self.backdrop.visible_camera = True
        self.backdrop.data.materials[0] = materials.matt(self.data["backdrop"]["color"])
        # An empty floor hardly sees itself; between props it would be black.
        self.scene.cycles.diffuse_bounces = 2 if self.props else 1
        # Most of it is a plain wall, and all of it is evened out later.
        self.scene.cycles.adaptive_threshold = 0.025
        self.draw(
            "backdrop", self.data["backdropSamples"], scale=self.data["backdropScale"], adaptive=True
        )

    def tint(self):
        for light in self.lights:
            light.hide_render = True
        self.backdrop.hide_render = True
        white = materials.glow("#FFFFFF", 1)
        for thing in self.opaque + self.props:
            thing.visible_camera = True
            thing.data.materials.clear()
            thing.data.materials.append(white)
        for thing, _ in self.glass:
            thing.visible_camera = True
        stage.set_world("#FFFFFF", 1)
        self.draw("tint", 12, exposure=1, box=self.data.get("frameBox"))

    def sheen(self):
        for thing in self.opaque + self.props:
            thing.is_holdout = True
        # Everything still glows white: a lens would show props as haze, and other frames as ghosts.
        for thing in self.props + (self.opaque if len(self.data["frames"]) > 1 else []):
            thing.visible_glossy = False
        for thing, finish in self.glass:
            thing.data.materials.clear()
            thing.data.materials.append(materials.glass_sheen(finish))
        for window in self.windows:
            window.hide_render = False
        stage.set_world("#E9EEF2", 0.14)
        self.draw("sheen", 24, box=self.data.get("frameBox"), transparent=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        scene_data = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"
    Passes(scene_data).run()
